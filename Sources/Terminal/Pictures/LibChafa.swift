internal import CChafa

/// The wrapper of libchafa; no other file calls the library.
enum LibChafa {
  /// Returns the characters that look most like a picture, as rows of equal length.
  static func cells(
    of pixels: [UInt8], width: Int, height: Int, columns: Int, rows: Int, _ colours: ColourDepth,
    letters: Drawing.Letters
  ) -> [[DrawingCell]]? {
    guard let setting = ChafaSetting(),
      let (columns, rows) = size(of: (width, height), within: (columns, rows))
    else { return nil }
    setting.set(columns: columns, rows: rows, colours)
    setting.allow(letters)
    guard let canvas = ChafaCanvas(setting) else { return nil }
    canvas.draw(pixels, width: width, height: height)
    return (0..<rows).map { row in (0..<columns).map { canvas.cell($0, row) } }
  }

  /// Returns the bytes that draw a picture as sixels at the cursor.
  static func sixels(of pixels: [UInt8], cell: Size, size: Size) -> [UInt8]? {
    guard let setting = ChafaSetting() else { return nil }
    setting.set(columns: size.columns, rows: size.rows, .direct)
    setting.setSixels(cell: cell)
    guard let canvas = ChafaCanvas(setting) else { return nil }
    canvas.draw(pixels, width: cell.columns * size.columns, height: cell.rows * size.rows)
    return canvas.printed
  }

  /// Wraps `chafa_calc_canvas_geometry`; a cell counts as twice as high as wide.
  private static func size(
    of picture: (width: Int, height: Int), within most: (columns: Int, rows: Int)
  ) -> (columns: Int, rows: Int)? {
    // Chafa also counts the bytes of a row in 32 bits.
    guard let width = Int32(exactly: picture.width), width <= Int32.max / 4,
      let height = Int32(exactly: picture.height),
      var columns = Int32(exactly: most.columns), var rows = Int32(exactly: most.rows)
    else { return nil }
    unsafe chafa_calc_canvas_geometry(width, height, &columns, &rows, 0.5, 0, 0)
    // A very narrow picture would be rounded to no cell at all.
    return (min(max(1, Int(columns)), most.columns), min(max(1, Int(rows)), most.rows))
  }
}

/// Owns one `ChafaCanvasConfig`.
@safe private struct ChafaSetting: ~Copyable {
  let config: OpaquePointer

  /// Wraps `chafa_canvas_config_new`.
  init?() {
    guard let config = unsafe chafa_canvas_config_new() else { return nil }
    unsafe self.config = config
  }

  deinit { unsafe chafa_canvas_config_unref(config) }

  func set(columns: Int, rows: Int, _ colours: ColourDepth) {
    unsafe chafa_canvas_config_set_geometry(config, Int32(columns), Int32(rows))
    let mode =
      switch colours {
      case .monochrome: CHAFA_CANVAS_MODE_FGBG
      case .basic: CHAFA_CANVAS_MODE_INDEXED_16
      case .indexed: CHAFA_CANVAS_MODE_INDEXED_240
      case .direct: CHAFA_CANVAS_MODE_TRUECOLOR
      }
    unsafe chafa_canvas_config_set_canvas_mode(config, mode)
  }

  /// Wraps `chafa_canvas_config_set_pixel_mode` and `chafa_canvas_config_set_cell_geometry`.
  func setSixels(cell: Size) {
    unsafe chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SIXELS)
    unsafe chafa_canvas_config_set_cell_geometry(config, Int32(cell.columns), Int32(cell.rows))
  }

  /// Wraps `chafa_canvas_config_set_symbol_map`, which copies the map.
  func allow(_ letters: Drawing.Letters) {
    if letters == .blocks { return }
    let map = unsafe chafa_symbol_map_new()
    defer { unsafe chafa_symbol_map_unref(map) }
    if letters == .ascii {
      unsafe chafa_symbol_map_add_by_tags(map, CHAFA_SYMBOL_TAG_ASCII)
    } else {
      for tag in [
        CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_HHALF,
        CHAFA_SYMBOL_TAG_VHALF,
      ] {
        unsafe chafa_symbol_map_add_by_tags(map, tag)
      }
    }
    unsafe chafa_canvas_config_set_symbol_map(config, map)
  }
}

/// Owns one `ChafaCanvas`.
@safe private struct ChafaCanvas: ~Copyable {
  private let canvas: OpaquePointer

  /// Wraps `chafa_canvas_new`, which copies the settings.
  init?(_ setting: borrowing ChafaSetting) {
    guard let canvas = unsafe chafa_canvas_new(setting.config) else { return nil }
    unsafe self.canvas = canvas
  }

  deinit { unsafe chafa_canvas_unref(canvas) }

  /// Wraps `chafa_canvas_draw_all_pixels`, which keeps no pixels.
  func draw(_ pixels: [UInt8], width: Int, height: Int) {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels.baseAddress, Int32(width), Int32(height),
        Int32(4 * width))
    }
  }

  /// Wraps `chafa_canvas_print` with the sequences that most terminals understand.
  var printed: [UInt8]? {
    guard
      let text = unsafe chafa_canvas_print(
        canvas,
        chafa_term_db_get_fallback_info(
          chafa_term_db_get_default()))
    else { return nil }
    defer { unsafe _ = g_string_free(text, 1) }
    return unsafe text.pointee.str.map {
      unsafe [UInt8](UnsafeRawBufferPointer(start: $0, count: Int(text.pointee.len)))
    }
  }

  /// Wraps `chafa_canvas_get_char_at` and `chafa_canvas_get_raw_colors_at`.
  func cell(_ column: Int, _ row: Int) -> DrawingCell {
    let (x, y) = (Int32(column), Int32(row))
    var (ink, paper): (Int32, Int32) = (-1, -1)
    unsafe chafa_canvas_get_raw_colors_at(canvas, x, y, &ink, &paper)
    let symbol = unsafe Unicode.Scalar(chafa_canvas_get_char_at(canvas, x, y))
    return DrawingCell(
      symbol: symbol ?? " ", ink: UInt32(exactly: ink), paper: UInt32(exactly: paper))
  }
}
