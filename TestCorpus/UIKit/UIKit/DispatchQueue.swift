import Foundation

/// Preferred to Dispatch's own, which have more parameters: what is put off runs when the event is over, so that a run is the same
/// every time.
extension DispatchQueue {
    public func async(execute work: @escaping () -> Void) { Stage.schedule(work) }

    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let seconds = Double(deadline.uptimeNanoseconds) / 1e9 - Double(DispatchTime.now().uptimeNanoseconds) / 1e9
        // A deadline is made of the clock's "now": rounding gives back the delay that the source says.
        Stage.schedule(after: max(0, (seconds * 100).rounded() / 100), work)
    }
}
