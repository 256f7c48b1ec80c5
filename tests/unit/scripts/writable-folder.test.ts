import { expect, it } from 'vitest'
import { assertWritable } from '#src/scripts/start/writable-folder.ts'

it('names the setting and the folder that cannot be written', async () => {
  // A file in the path refuses root, too.
  await expect(assertWritable('DATA_DIR', 'package.json/data')).rejects.toThrow(
    /^DATA_DIR: cannot write to .*\/package\.json\/data \(ENOTDIR\)\. Give .* access to it, or set DATA_DIR to another folder$/,
  )
})
