/// Placeholder until the model lands.
package enum KeyboardModelVersion {}
