// What `import UIKit` brings with it.
@_exported import Foundation
@_exported import ObjectiveC
