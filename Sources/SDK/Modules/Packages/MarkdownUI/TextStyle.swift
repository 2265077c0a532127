// swift-markdown-ui: the declarations of TextStyle, as its documentation has them.

/// How a text looks: nobody hears it.
protocol TextStyle {}
