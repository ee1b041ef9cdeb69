import ProgramIndex

/// How large the window is, which code asks the screen's own view.
extension Evaluator {
    /// Counts a reading of a view's size that only the device and its window decide.
    ///
    /// Once the view is in its window it fills that (Apple, documentation of `UIViewController.viewIsAppearing(_:)`). Before, a
    /// view from an interface file is as large as that draws it, on any device. Of the view that `loadView()` makes without one
    /// no size is documented: our choice is the window's, for which apps ask it.
    func noteSizeRead(of object: ObjectID) {
        guard object == window || standsForRootView(object), heap.partClass == nil, !heap.isUnplacedView else { return }
        if heap.isLoading, object != window {
            guard isController, let type = typeName(of: controller), drawnLayout == nil, !index.hasOutlets(type),
                !program.interfaces.hasScene(ofClass: type)
            else { return }
        }
        heap.deviceReads += 1
    }
}
