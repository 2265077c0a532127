// SwiftUI: the declarations of NavigationStack.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationStack<Data, Root>: View where Root: View {
  init(@ViewBuilder root: () -> Root) where Data == NavigationPath
  init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
  init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  typealias Body = Never
}
