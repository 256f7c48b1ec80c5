import { z } from 'zod'

export const digits = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\d/)
    .transform((text) => Number.parseInt(text, 10)),
])

/** Untrusted text with its bidi control characters made visible: `gpj.exe` behind one of them reads as `exe.jpg`. */
export const visibleBidiText = z
  .string()
  .transform((text) =>
    text.replace(
      /[\u202a-\u202e\u2066-\u2069]/g,
      (char) => `[U+${char.charCodeAt(0).toString(16).toUpperCase()}]`,
    ),
  )
