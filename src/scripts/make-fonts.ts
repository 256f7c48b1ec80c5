import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cutDrawingFonts } from './drawing-fonts.ts'
import { cutFonts } from './web-fonts.ts'

// Run it when the typeface's package changes, and commit what it writes.
const FOLDER = 'src/ui/styles/fonts'

for (const [name, file] of await cutFonts()) await write(join(FOLDER, name), file)
for (const [path, file] of await cutDrawingFonts()) await write(path, file)

async function write(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, file)
  console.log(`${path}: ${file.length} bytes`)
}
