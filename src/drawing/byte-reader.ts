/** Reads big-endian numbers one after the other, as font files store them. */
export function byteReader(source: Uint8Array) {
  const buffer = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  let at = 0
  const take = (count: number) => {
    const start = at
    at += count
    return start
  }
  const reader = {
    u8: () => buffer.readUInt8(take(1)),
    u16: () => buffer.readUInt16BE(take(2)),
    i16: () => buffer.readInt16BE(take(2)),
    u32: () => buffer.readUInt32BE(take(4)),
    skip: (count: number) => void take(count),
    bytes(count: number): Buffer {
      const start = take(count)
      if (at > buffer.length) throw new RangeError('the file ends too early')
      return buffer.subarray(start, at)
    },
    /** WOFF2 UIntBase128: seven bits a byte, the highest bit says that more follow. */
    base128(): number {
      let value = 0
      for (let count = 0; count < 5; count++) {
        const byte = reader.u8()
        value = value * 128 + (byte & 0x7f)
        if (byte < 0x80) return value
      }
      throw new RangeError('a number is longer than five bytes')
    },
    /** WOFF2 255UInt16: one byte up to 252, two up to 758, else three. */
    packedU16(): number {
      const code = reader.u8()
      if (code === 253) return reader.u16()
      if (code === 254) return reader.u8() + 506
      if (code === 255) return reader.u8() + 253
      return code
    },
  }
  return reader
}

export type ByteReader = ReturnType<typeof byteReader>
