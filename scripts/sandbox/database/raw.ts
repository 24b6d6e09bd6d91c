// BSON put together from pieces that are BSON already, so that large answers are copied and not built again.

const tags = { double: 0x01, string: 0x02, document: 0x03, array: 0x04, long: 0x12 }

/** A document of the given elements. A string's bytes are its UTF-8; every other value is as BSON stores it. */
export function rawDocument(elements: [type: keyof typeof tags, name: string, value: Buffer][]): Buffer {
  const parts: Buffer[] = [Buffer.alloc(4)]
  for (const [type, name, value] of elements) {
    parts.push(Buffer.from([tags[type]]), Buffer.from(`${name}\0`))
    if (type === 'string') parts.push(int32(value.length + 1), value, Buffer.from([0]))
    else parts.push(value)
  }
  const whole = Buffer.concat([...parts, Buffer.from([0])])
  whole.writeInt32LE(whole.length)
  return whole
}

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}
