import HandlerInterpreter

/// The origin of a value. The type `HandlerInterpreter` hides its module's name, so where the pattern language's `Origin` is in
/// sight too there is no other way to say which is meant.
typealias ValueOrigin = Origin
