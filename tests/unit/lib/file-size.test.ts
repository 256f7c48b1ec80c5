import { expect, it } from 'vitest'
import { formatFileSize, formatKilobytes } from '#src/lib/format/file-size.ts'

it.each([
  [-5, '0 Bytes'],
  [Number.NaN, '0 Bytes'],
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1_048_575, '1.00 MB'],
  [1024 ** 3, '1.00 GB'],
  [5000 * 1024 ** 3, '5000.00 GB'],
])('[S9-size-01] [S2-media-20] prints %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

it.each([
  [512, '0.50 KB'],
  [1024 * 1024, '1024.00 KB'],
])('[S2-editor-media-02] prints %d bytes in KB as %s', (bytes, text) => {
  expect(formatKilobytes(bytes)).toBe(text)
})
