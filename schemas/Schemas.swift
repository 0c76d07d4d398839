/// The schemas of this folder, compiled into the binary: the files are the single source of truth.
package enum Schemas {
  package static var factsTable: [UInt8] { PackageResources.facts_table_json }
  package static var facts: [UInt8] { PackageResources.facts_xsd }
  package static var manifest: [UInt8] { PackageResources.pack_xsd }
}
