#!/usr/bin/env python3
"""Runs the steps of action.yml in order, as GitHub's runner would, for one set of inputs.

    try-action.py FOLDER NAME=VALUE...

FOLDER is the working tree of the user's project. Steps with `run` run in bash with their
environment; of steps with `uses` only the form is checked, since they need GitHub. Prints what the
steps print, then the job summary and the outputs. The exit code is that of the first step that
failed. Wants PyYAML.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

ACTION = pathlib.Path(__file__).resolve().parent.parent / "action.yml"


def value(expression, scope):
    """A name, a quoted text, or a comparison; all that action.yml uses."""
    expression = expression.strip()
    if " && " in expression:
        return all(value(part, scope) is True for part in expression.split(" && "))
    for operator in ("==", "!="):
        if operator in expression:
            left, right = (value(part, scope) for part in expression.split(operator))
            return (left == right) == (operator == "==")
    if expression.startswith("'"):
        return expression[1:-1]
    if expression not in scope:
        if re.fullmatch(r"steps\.\w+\.outputs\.[\w-]+", expression):
            return ""
        sys.exit(f"try-action: action.yml uses {expression}, which is not known")
    return scope[expression]


def filled(text, scope):
    return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(value(match[1], scope)), str(text))


def environment(step, scope, files, path):
    variables = dict(os.environ, PATH=os.pathsep.join(path + [os.environ["PATH"]]))
    variables.update(files)
    variables.update({name: filled(text, scope) for name, text in step.get("env", {}).items()})
    return variables


def run(step, scope, folder, files, path):
    """Runs a step; its outputs become names, and its additions to the path hold for those after."""
    if "shell" not in step:
        sys.exit(f"try-action: {step['name']} names no shell")
    if "${{" in step["run"]:
        sys.exit(f"try-action: {step['name']} pastes an expression into a script")
    where = folder / filled(step.get("working-directory", "."), scope)
    pathlib.Path(files["GITHUB_OUTPUT"]).write_text("")
    code = subprocess.call(
        ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]],
        cwd=where, env=environment(step, scope, files, path))
    for line in pathlib.Path(files["GITHUB_OUTPUT"]).read_text().splitlines():
        name, _, text = line.partition("=")
        scope[f"steps.{step.get('id')}.outputs.{name}"] = text
    path[:] = pathlib.Path(files["GITHUB_PATH"]).read_text().splitlines()
    return code


def main(folder, *given):
    action = yaml.safe_load(ACTION.read_text())
    scope = {f"inputs.{name}": entry.get("default", "") for name, entry in action["inputs"].items()}
    for pair in given:
        name, _, text = pair.partition("=")
        if f"inputs.{name}" not in scope:
            sys.exit(f"try-action: action.yml has no input {name}")
        scope[f"inputs.{name}"] = text
    with tempfile.TemporaryDirectory() as temporary:
        files = {name: f"{temporary}/{name}" for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            pathlib.Path(file).touch()
        files["RUNNER_TEMP"] = temporary
        path, code = [], 0
        for step in action["runs"]["steps"]:
            if "if" in step and not value(step["if"].replace("${{", "").replace("}}", ""), scope):
                print(f"-- {step['name']}: left out", flush=True)
                continue
            print(f"-- {step['name']}", flush=True)
            if "uses" in step:
                if not re.fullmatch(r"[\w-]+/[\w/-]+@v\d+", step["uses"]):
                    sys.exit(f"try-action: {step['uses']} has not the form OWNER/NAME@vN")
                if not pathlib.Path(filled(step["with"]["sarif_file"], scope)).is_file():
                    sys.exit("try-action: there is no file to upload")
                continue
            code = run(step, scope, pathlib.Path(folder), files, path)
            if code:
                break
        print("-- summary\n" + pathlib.Path(files["GITHUB_STEP_SUMMARY"]).read_text())
        for name, output in action["outputs"].items():
            print(f"-- output {name}={filled(output['value'], scope)}")
    sys.exit(code)


if __name__ == "__main__":
    main(*sys.argv[1:])
