// Kingfisher: the declarations of Operators, as its documentation has them.

infix operator |> : AdditionPrecedence

func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}
