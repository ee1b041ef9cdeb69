/// The bounds of reading an interface file, each with its reason. Files that people draw stay far below; others meet them early.
enum InterfaceLimits {
    /// The largest storyboard among 721 files of public apps has 154 KB; old ones carry images and reach a few megabytes.
    static let bytes = 16 << 20
    /// That storyboard has about 1,000 tags. Fifty times as many hold the memory for one file under 20 MB.
    static let tags = 50_000
    /// Each view inside another nests by two. libxml2, behind which every other reader of these files stands, allows as many.
    static let depth = 256
    /// Constraints looked through for the one that holds a view's bottom edge. No view drawn by hand has more than a few dozen,
    /// and without a bound as many owners as constraints could make each outlet cost the whole file.
    static let constraintsPerView = 64
}
