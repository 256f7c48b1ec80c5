import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { subsetDrawingFonts } from '#src/scripts/fonts/drawing-fonts.ts'
import { subsetWebFonts } from '#src/scripts/fonts/web-fonts.ts'

// Run it when the package of the typeface changes, and commit the files.
const FOLDER = 'src/ui/styles/fonts'

for (const [name, file] of await subsetWebFonts()) await write(join(FOLDER, name), file)
for (const [path, file] of await subsetDrawingFonts()) await write(path, file)

async function write(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, file)
  console.log(`${path}: ${file.length} bytes`)
}
