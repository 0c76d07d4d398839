internal import PackFormat
internal import Pictures

extension AssetStore {
  /// The table of the pack with the pictures; nil if there are none.
  var table: TableBuilder? {
    if assets.isEmpty { return nil }
    var name = ColumnBuilder("Name", .string)
    var type = ColumnBuilder("Type", .string)
    var width = ColumnBuilder("Width", .integer)
    var height = ColumnBuilder("Height", .integer)
    var bytes = ColumnBuilder("Bytes", .blob)
    for asset in assets {
      name.append(asset.name)
      type.append(asset.picture.type.mediaType)
      width.append(Int64(asset.picture.width))
      height.append(Int64(asset.picture.height))
      bytes.append(bytes: asset.bytes)
    }
    return TableBuilder(.assets, [name, type, width, height, bytes])
  }
}
