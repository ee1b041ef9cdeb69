extension UInt8 {
    /// Whether names in ASCII are made of it.
    package var isWordByte: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
    }

    /// The same where names may have letters beyond ASCII in them.
    package var isNameByte: Bool { isWordByte || self >= 0x80 }
}
