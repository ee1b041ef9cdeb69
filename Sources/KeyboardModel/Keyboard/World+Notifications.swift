import Vocabulary

/// Which notifications an event posts, and with which frames.
extension World {
    /// A new height is announced by another "show", without a hide in between. A detached keyboard counts as hidden for show and
    /// hide, and only its changes of frame are posted. What stays where it is posts nothing: since iOS 11, moving between fields
    /// with the same keyboard is silent (lionheart/openradar-mirror#18382).
    func notifications(to after: World, by event: KeyboardEvent) -> [KeyboardNotification] {
        let (old, new) = (keyboard.state, after.keyboard.state)
        guard keyboardFrame != after.keyboardFrame || old != new else {
            return isRepeatedShow(event) ? post(.show, to: after) : []
        }
        switch (old.presence, new.presence) {
        case (.absent, .absent): return old == .hidden ? [] : dropped(to: after)
        case (.absent, .docked): return post(.show, to: after)
        case (.docked, .absent): return post(.hide, to: after)
        case (.docked, .docked):
            // A finger that pulls the keyboard down posts nothing; only the hide on release does.
            if case .dismissing = new { return [] }
            return post(.show, to: after)
        case (.docked, .detached): return post(detaching, to: after)
        case (.detached, .docked): return post(variants.docking == .once ? .show : .repeatedShow, to: after)
        case (.absent, .detached), (.detached, .absent): return post(ofDetached, to: after)
        case (.detached, .detached): return betweenDetached(to: after, by: event)
        }
    }

    private func isRepeatedShow(_ event: KeyboardEvent) -> Bool {
        if case .show = event { variants.repeatedShow == .postedAgain } else { false }
    }

    private var detaching: [KeyboardNotificationName] {
        switch variants.detaching {
        case .hide: .hide
        case .changeFrameOnly: .changeFrame
        case .didChangeFrameOnly: [.didChangeFrame]
        case .nothing: []
        }
    }

    /// Neither show nor hide is posted for a keyboard that appears or disappears detached (Chromium's observation).
    private var ofDetached: [KeyboardNotificationName] {
        switch variants.detaching {
        case .hide, .changeFrameOnly: .changeFrame
        case .didChangeFrameOnly: [.didChangeFrame]
        case .nothing: []
        }
    }

    /// While a keyboard is dragged, the frame it will have is not known yet: "will change frame" carries `CGRect.zero` (observed
    /// by Flutter's engine, and handled in several public libraries).
    private func betweenDetached(to after: World, by event: KeyboardEvent) -> [KeyboardNotification] {
        switch event {
        case .drag:
            return post([.willChangeFrame], to: after, endFrame: .zero) + post([.didChangeFrame], to: after)
        case .changeHeight where variants.detachedHeightChange == .nothing: return []
        default: return post(.changeFrame, to: after)
        }
    }

    /// A mini toolbar that is dropped after a drag posts a show with `CGRect.zero` (observed by Flutter's engine); one that is
    /// put away posts nothing, since it is no part of the keyboard.
    private func dropped(to after: World) -> [KeyboardNotification] {
        guard case .miniToolbar = after.keyboard.state else { return [] }
        return post(.show, to: after, endFrame: .zero)
    }
}

/// The groups that notifications come in: "change frame" before "show" or "hide", "will" before "did" (observed: Netguru,
/// "Working With Keyboard on iOS"; PSPDFKit's KeyboardTracker).
extension [KeyboardNotificationName] {
    static var show: Self { [.willChangeFrame, .willShow, .didChangeFrame, .didShow] }
    static var hide: Self { [.willChangeFrame, .willHide, .didChangeFrame, .didHide] }
    static var changeFrame: Self { [.willChangeFrame, .didChangeFrame] }
    /// As iOS 9 docked an undocked keyboard (lionheart/openradar-mirror#7727).
    static var repeatedShow: Self {
        [
            .willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow, .didChangeFrame, .didShow,
            .didChangeFrame, .didShow,
        ]
    }
}

extension World {
    /// The frame notifications give the keyboard of this world.
    package var reportedKeyboardFrame: Rect<ScreenSpace> {
        let frame = keyboardFrame
        // A mini toolbar is no part of the keyboard: to notifications, that is hidden.
        if case .miniToolbar = keyboard.state {
            var hidden = self
            hidden.keyboard.state = .hidden
            return hidden.keyboardFrame
        }
        if window.arrangement == .slideOver, variants.slideOverFrame == .endsWithTheWindow, case .docked = keyboard.state {
            return frame.intersection(window.frame)
        }
        if keyboard.accessoryHeight > 0, variants.accessoryFrameSpace == .window {
            return frame.offsetBy(dx: -window.frame.x, dy: -window.frame.y)
        }
        return frame
    }

    /// The notifications of a change from this world to another.
    ///
    /// - Parameter endFrame: where it is not the keyboard's.
    func post(
        _ names: [KeyboardNotificationName], to after: World, endFrame: Rect<ScreenSpace>? = nil
    ) -> [KeyboardNotification] {
        let end = endFrame ?? after.reportedKeyboardFrame
        return names.map { name in
            KeyboardNotification(
                name: name, beginFrame: reportedKeyboardFrame,
                endFrame: after.fadesWithoutFrame(names) ? .zero : end,
                animationDuration: after.system.keyboardAnimationDuration,
                isLocal: (after.keyboard.state == .hidden ? keyboard : after.keyboard).owner == .thisApp,
                screen: after.system >= SystemVersion(16, 1) ? after.keyboardScreen : nil)
        }
    }

    /// With cross-fading instead of sliding, the keyboard has no frame to end at, and notifications carry `CGRect.zero`
    /// (observed: finn-no/FinniversKit#1208, zulip/zulip-mobile#5163, RxSwiftCommunity/RxKeyboard#107).
    private func fadesWithoutFrame(_ names: [KeyboardNotificationName]) -> Bool {
        guard prefersCrossFade else { return false }
        return names == .hide || (names == .show && variants.crossFadeShow == .zeroFrame)
    }
}

extension SystemVersion {
    /// In seconds: a quarter of one in nearly every public log, longer on iOS 26.0 and 26.1
    /// (kirillzyusko/react-native-keyboard-controller#1242).
    var keyboardAnimationDuration: Double {
        self >= SystemVersion(26, 0) && self < SystemVersion(26, 2) ? 0.383 : 0.25
    }
}
