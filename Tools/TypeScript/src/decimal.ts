/** An exact decimal number, `coefficient` ÷ 10^`scale`, with the smallest scale that holds it. */
export class Decimal {
  readonly coefficient: bigint;
  readonly scale: number;

  constructor(coefficient: number | bigint, scale: number) {
    let whole = BigInt(coefficient);
    for (; scale > 0 && whole % 10n === 0n; scale--) whole /= 10n;
    this.coefficient = whole;
    this.scale = scale;
  }

  /** Reads a number such as `-0.750` or `1e3`; null if the text is none. */
  static parse(text: string): Decimal | null {
    const parts = /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(text);
    if (!parts) return null;
    const scale = (parts[2] ?? "").length - Number(parts[3] ?? 0);
    const digits = parts[1] + (parts[2] ?? "") + "0".repeat(Math.max(0, -scale));
    return new Decimal(BigInt(digits), Math.max(0, scale));
  }

  /** The nearest floating-point number. */
  toNumber(): number {
    return Number(this.toString());
  }

  /** The number in decimal digits, without an exponent: `-0.75`. */
  toString(): string {
    const sign = this.coefficient < 0n ? "-" : "";
    const digits = this.coefficient.toString().slice(sign.length).padStart(this.scale + 1, "0");
    const point = digits.length - this.scale;
    return sign + digits.slice(0, point) + (this.scale > 0 ? "." + digits.slice(point) : "");
  }

  toJSON(): string {
    return this.toString();
  }
}
