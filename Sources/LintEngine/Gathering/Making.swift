import HandlerInterpreter
import ProgramIndex
import SourceText
import SwiftParser

/// A place where code makes a controller or a view.
struct Making: Hashable {
    /// What tells that the bar is hidden for a controller that is pushed.
    static let hiding = "hidesBottomBarWhenPushed"

    let path: String
    /// The class of what is made.
    let made: String
    /// The type whose code makes it; nil outside of types.
    let maker: String?
    /// The function that has it pushed over a screen which its object only knows, as a router does; nil for any other.
    var routing: String?
    let manner: Manner
    /// Whether what is above a bar at its maker's is above it there, too: nothing may hide the bar.
    let keepsBar: Bool

    enum Manner: Hashable {
        /// It is pushed on the stack of its maker's.
        case pushed
        /// It is a view of its maker's.
        case view
        /// It is presented as a sheet: nothing that makes it chooses another style.
        case sheet
        /// It is presented, is the first of a window, or is pushed with the bar hidden.
        case alone
        /// Nothing tells how it is shown.
        case untold
    }

    /// The same of an object of a class whose own code gives it some styles: that is presented, wherever it is handed on to.
    func presented(in styles: Set<String>) -> Making {
        guard !styles.isEmpty, manner == .sheet || manner == .untold else { return self }
        let isSheet = styles.isSubset(of: PresentationStyle.sheets)
        guard isSheet || manner == .sheet || styles.isSubset(of: PresentationStyle.covering) else { return self }
        return Making(
            path: path, made: made, maker: maker, routing: routing, manner: isSheet ? .sheet : .alone, keepsBar: keepsBar)
    }
}

extension SourceFile {
    /// Whether any of some types or functions is called in a file, asked for a member, or what something is cast to, as its bytes
    /// tell: what only names a class as a type makes none. It may say yes of too many, as in a comment.
    func mayUse(anyOf names: Set<String>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var end = 0
            while let start = bytes[end...].firstIndex(where: \.isNameByte) {
                end = bytes[start...].firstIndex { !$0.isNameByte } ?? bytes.endIndex
                guard bytes[end...].first(where: { !$0.isSpace })?.opensUse ?? false || bytes[..<start].endsInCast else {
                    continue
                }
                if names.contains(String(decoding: bytes[start..<end], as: UTF8.self)) { return true }
            }
            return false
        }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Whether `as`, `as?` or `as!` stands at the end.
    fileprivate var endsInCast: Bool {
        var code = self
        while let last = code.last, last.isSpace || last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { code.removeLast() }
        return code.suffix(2).elementsEqual("as".utf8) && !(code.dropLast(2).last?.isNameByte ?? false)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
    /// Whether what stands before it is called, has a member, or gets a closure or generic arguments.
    fileprivate var opensUse: Bool {
        self == UInt8(ascii: "(") || self == UInt8(ascii: ".") || self == UInt8(ascii: "{") || self == UInt8(ascii: "<")
    }
}

extension SyntaxTree {
    /// Where code makes objects of some classes, and the functions that return them.
    ///
    /// - Parameters:
    ///   - views: those that are views.
    ///   - screens: those that are controllers.
    ///   - functions: those of the program that hide the tab bar of who calls them.
    func makings(
        of classes: Set<String>, views: Set<String>, screens: Set<String>, hidingBars functions: Set<String>
    ) -> MadeControllers {
        var made = MadeControllers()
        for node in nodes(of: [.callExpr, .castExpr]) {
            guard let name = node.madeController, classes.contains(name) else { continue }
            if let factory = node.factory {
                made.returned[factory, default: []].insert(name)
            } else if node.makesController {
                made.own += node.makings(
                    of: name, isView: views.contains(name), isScreen: screens.contains(name), hidingBars: functions)
            }
        }
        return made
    }
}

extension Syntax {
    /// How what a node makes is shown.
    ///
    /// - Parameters:
    ///   - name: its class.
    ///   - isScreen: whether that is a controller: what else shows controllers is shown by what it is given.
    ///   - functions: those of the program that hide the tab bar of who calls them.
    func makings(
        of name: String, isView: Bool = false, isScreen: Bool, hidingBars functions: Set<String>
    ) -> [Making] {
        let maker = enclosingTypeName?.lastComponent
        let routing = namedFunction.flatMap { $0.pushesOverAnother ? $0.name : nil }
        func making(_ manner: Making.Manner, keepsBar: Bool = false) -> Making {
            Making(path: file.path, made: name, maker: maker, routing: routing, manner: manner, keepsBar: keepsBar)
        }
        if isView { return [making(.view, keepsBar: keepsOwnBar(besides: functions))] }
        // What the code does with the object itself counts more than what else its function does.
        let own = showings
        let shown = !own.isEmpty ? own : isScreen ? showingsOfFunction : stackHandedOn ?? []
        let ways = shown.map { showing in
            if showing == .presented, choosesSheet { return making(.sheet) }
            if showing != .pushed || hidesBarOfPushed { return making(.alone) }
            return making(.pushed, keepsBar: !namesHiding && keepsOwnBar(besides: functions))
        }
        return ways.isEmpty ? [making(.untold)] : ways
    }

    /// Whether no code of the type around a place hides the bar of its own screen.
    ///
    /// - Parameter functions: those of the program that hide the bar of who calls them.
    func keepsOwnBar(besides functions: Set<String>) -> Bool {
        guard let type = ancestors.first(where: \.kind.isTypeDeclaration) else { return false }
        return !type.subtree.contains { TabBar.mayBeHidden(by: $0, or: functions) }
    }

    /// Whether a call makes an object of the class that it names, or a cast says which one a storyboard made. What a function of
    /// the program returns is taken for made where it is pushed.
    fileprivate var makesController: Bool {
        guard let callee = child(.callee) else {
            return subtree.contains { node in
                guard node.kind == .callExpr, let callee = node.child(.callee) else { return false }
                return callee.instantiates || (isPushed && !DeclarationIndex.isFramework(callee.name))
            }
        }
        return callee.kind == .identifierExpr || callee.name == "init" || callee.instantiates
    }

    /// Whether the function around a place says nothing of the style of what it presents, or says that it is a sheet (Apple,
    /// documentation of `UIModalPresentationStyle.automatic`).
    private var choosesSheet: Bool {
        enclosingFunction?.subtree.allSatisfy { node in
            node.name != "transitioningDelegate"
                && (node.presentation.map { PresentationStyle.sheets.contains($0.style) } ?? true)
        } ?? false
    }

    /// Whether the function around a place pushes something.
    private var isPushed: Bool { enclosingFunction?.pushes ?? false }

    /// What the function around a place says of hiding the bar of what it pushes.
    private var namesHiding: Bool { enclosingFunction?.subtree.contains { $0.name == Making.hiding } ?? false }
    private var hidesBarOfPushed: Bool {
        enclosingFunction?.subtree.contains { $0.name == Making.hiding && $0.isAssigned && !$0.isSetToFalse } ?? false
    }

    /// How the function around a place shows what it pushes. What it presents may be something else.
    private var showingsOfFunction: Set<Showing> { isPushed ? [.pushed] : [] }

    /// Whether what a function pushes goes on the stack of a screen that it names:
    /// `screen?.navigationController?.pushViewController`.
    private var pushesOverAnother: Bool {
        subtree.contains { node in
            guard node.kind == .callExpr, node.pushesArgument, let stack = node.child(.callee)?.child(.base)?.unwrapped else {
                return false
            }
            return stack.name == "navigationController" && stack.child(.base).map { $0.unwrapped.name != "self" } ?? false
        }
    }

    private var pushes: Bool { subtree.contains { $0.kind == .callExpr && $0.pushesArgument } }
}
