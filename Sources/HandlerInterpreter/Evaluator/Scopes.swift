/// Names a block's variables among the scopes of a heap.
struct ScopeID: Hashable {
    fileprivate let position: Int32
}

/// The arena of lexical scopes: the variables of the blocks that run and of those that closures were made in.
///
/// Blocks are entered and left all the time, so the arena is a stack at its end: leaving a block frees what was opened since.
/// What a closure sees stays for as long as the heap does, because the closure may be kept anywhere in it.
struct Scopes {
    private var records: [Record] = []
    /// How many, from the beginning, closures may see.
    private var kept = 0

    private struct Record {
        /// In the order of their declaration. Few blocks declare more than three, and comparing a name with three costs less than
        /// hashing it.
        var variables: [(name: String, value: Value)] = []
        /// By name, in a block that declares many.
        var positions: [String: Int] = [:]
        let parent: ScopeID?
        /// The scope of the function around the block, which has `self` for all its blocks.
        let owner: ScopeID
        /// `self`, in the scope of a function.
        var receiver: Value?

        static let few = 8

        func position(of name: String) -> Int? {
            if variables.count >= Self.few { return positions[name] }
            for position in variables.indices where variables[position].name == name { return position }
            return nil
        }

        mutating func declare(_ name: String, _ value: Value) {
            if let position = position(of: name) {
                variables[position].value = value
                return
            }
            variables.append((name, value))
            if variables.count == Self.few {
                for (position, variable) in variables.enumerated() { positions[variable.name] = position }
            } else if variables.count > Self.few {
                positions[name] = variables.count - 1
            }
        }
    }

    // MARK: Opening and closing

    /// Opens the scope of a function's body.
    ///
    /// - Parameter parent: where the function was made, for one that sees variables around it.
    mutating func open(function parent: ScopeID? = nil, receiver: Value?) -> ScopeID {
        let scope = ScopeID(position: Int32(records.count))
        records.append(Record(parent: parent, owner: scope, receiver: receiver))
        return scope
    }

    /// Opens the scope of a block inside another.
    mutating func open(inside parent: ScopeID) -> ScopeID {
        let scope = ScopeID(position: Int32(records.count))
        records.append(Record(parent: parent, owner: self[parent].owner))
        return scope
    }

    /// Frees a scope and all that were opened after it, except what closures see.
    mutating func close(_ scope: ScopeID) {
        let remaining = max(Int(scope.position), kept)
        if remaining < records.count { records.removeLast(records.count - remaining) }
    }

    /// Keeps every scope that is open now: something made here may be run after they are left.
    mutating func keepOpen() { kept = records.count }

    // MARK: Variables

    private subscript(scope: ScopeID) -> Record {
        _read { yield records[Int(scope.position)] }
        _modify { yield &records[Int(scope.position)] }
    }

    /// `self`.
    func receiver(in scope: ScopeID) -> Value? { self[self[scope].owner].receiver }

    /// `self = value`, in a method that changes the value it is called on.
    mutating func replaceReceiver(in scope: ScopeID, by value: Value) {
        let owner = self[scope].owner
        self[owner].receiver = value
    }

    mutating func declare(_ name: String, _ value: Value, in scope: ScopeID) { self[scope].declare(name, value) }

    func lookUp(_ name: String, in scope: ScopeID) -> Value? {
        var scope: ScopeID? = scope
        while let current = scope {
            if let position = self[current].position(of: name) { return self[current].variables[position].value }
            scope = self[current].parent
        }
        return nil
    }

    /// Returns false when no variable of that name is in scope.
    mutating func assign(_ name: String, _ value: Value, in scope: ScopeID) -> Bool {
        var scope: ScopeID? = scope
        while let current = scope {
            if let position = self[current].position(of: name) {
                self[current].variables[position].value = value
                return true
            }
            scope = self[current].parent
        }
        return false
    }
}
