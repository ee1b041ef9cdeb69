// The root class as Objective-C declares it: a Swift class that inherits from this one may have @objc members and outlets.
#pragma clang assume_nonnull begin

@protocol NSObject
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end

#pragma clang assume_nonnull end
