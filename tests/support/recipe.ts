import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { systemEnv } from '#src/env.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'

/** A block of code in a recipe: a change of a file, the text of a new file, or commands of a shell. */
type Step = { language: string; file: string; text: string }

const HEADING = /^## /m
const BLOCK = /^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm

/** The blocks of code of each recipe in docs/develop/recipes.md, by its title. */
export async function readRecipes(): Promise<[title: string, steps: Step[]][]> {
  const [, ...sections] = (
    await readFile(path.join(ROOT, 'docs/develop/recipes.md'), 'utf8')
  ).split(HEADING)
  return sections.map((section) => [
    section.split('\n', 1)[0] ?? '',
    [...section.matchAll(BLOCK)].map(([, language = '', file = '', text = '']) => ({
      ...{ language, file, text },
    })),
  ])
}

/** Applies a change whose parts, separated by `@@`, have lines for context instead of line numbers. */
export function applyChange(source: string, change: string): string {
  const parts = change.split(/^@@\n/m).map((part) => part.trimEnd().split('\n'))
  const changed = parts.reduce((text, part) => {
    const [before, after] = ['+', '-'].map((sign) =>
      part.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1)),
    ) as [string[], string[]]
    const places = [...text.keys()].filter((at) =>
      before.every((line, offset) => text[at + offset] === line),
    )
    if (places.length !== 1)
      throw new Error(
        `This part of the recipe must match one place of the file:\n${part.join('\n')}`,
      )
    return text.toSpliced(places[0] ?? 0, before.length, ...after)
  }, source.split('\n'))
  return changed.join('\n')
}

/** Does a step in a copy; rejects with the output of a command that fails. */
export async function follow(folder: string, { language, file, text }: Step): Promise<void> {
  const target = path.join(folder, file)
  if (language === 'sh') await runCommands(folder, text)
  else if (language === 'diff')
    await writeFile(target, applyChange(await readFile(target, 'utf8'), text))
  else {
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

async function runCommands(cwd: string, commands: string): Promise<void> {
  const system = systemEnv()
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${system['PATH']}`
  const env = { ...system, PATH } as NodeJS.Dict<string> as NodeJS.ProcessEnv
  try {
    await promisify(execFile)('bash', ['-ec', commands], { cwd, env, maxBuffer: 2 ** 26 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${commands}\n${stdout}\n${stderr}`, { cause: error })
  }
}
