/// How the pack differs from an earlier one.
package struct Difference {}
