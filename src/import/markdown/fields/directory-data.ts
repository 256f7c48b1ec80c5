import type { Expression } from 'typescript'
import path from 'node:path'
import { isFields, parseJson, textList } from '#src/lib/json-record.ts'
import { siteText } from '#src/import/markdown/project/read-settings.ts'
import { foldersOf, memoize } from './folder-data.ts'
import type { FolderData } from './folder-data.ts'
import { objectValues } from './static-values.ts'
import type { Compiler, Values } from './static-values.ts'

type Data = Record<string, unknown>
/** `doubtful`: the file whose data only running it would tell. */
type FileData = { data: Data; dynamic?: string }

const COLLECTION =
  /^(?:all|nav|posts?|blogs?|articles?|writings?|notes?|news|til|journal|essays?)$/i

export function directoryData(root: string): FolderData {
  const read = memoize((name: string) => dataOf(root, name))
  return async (key) => {
    const names = [
      ...foldersOf(key).map((folder) => `${folder}/${path.posix.basename(folder)}`),
      key.replace(/\.\w+$/, ''),
    ]
    const { data, dynamic } = together(await Promise.all([...new Set(names)].map(read)))
    const subjects = textList(data['tags']).filter((tag) => !COLLECTION.test(tag))
    return {
      data: { ...data, ...('tags' in data && { tags: subjects }) },
      ...(dynamic !== undefined && { doubt: `Fields of it are calculated in ${dynamic}` }),
    }
  }
}

function together(all: readonly FileData[]): FileData {
  const dynamic = all.map((one) => one.dynamic).find(Boolean)
  const data = Object.assign({}, ...all.map((one) => one.data)) as Data
  return { data, ...(dynamic !== undefined && { dynamic }) }
}

const ENDINGS = ['.json', '.11tydata.json', '.11tydata.js', '.11tydata.cjs', '.11tydata.mjs']

async function dataOf(root: string, name: string): Promise<FileData> {
  const found = ENDINGS.map(async (ending): Promise<FileData> => {
    const text = await siteText(root, name + ending)
    if (text === undefined) return { data: {} }
    const values = ending.endsWith('json') ? jsonData(text) : await programData(text)
    return {
      data: values?.data ?? {},
      ...(values?.isDynamic !== false && { dynamic: name + ending }),
    }
  })
  return together(await Promise.all(found))
}

function jsonData(text: string): Values | undefined {
  const data = parseJson(text)
  return data === undefined ? undefined : { data: isFields(data) ? data : {}, isDynamic: false }
}

/** `export default {…}` or `module.exports = {…}`. */
async function programData(text: string): Promise<Values | undefined> {
  const { default: compiler } = await import('typescript')
  const { ScriptKind, ScriptTarget } = compiler
  const file = compiler.createSourceFile('a.js', text, ScriptTarget.Latest, true, ScriptKind.JS)
  for (const statement of file.statements) {
    if (compiler.isExportAssignment(statement)) return returned(compiler, statement.expression)
    const assigned = compiler.isExpressionStatement(statement) ? statement.expression : undefined
    if (
      assigned &&
      compiler.isBinaryExpression(assigned) &&
      assigned.left.getText() === 'module.exports'
    )
      return returned(compiler, assigned.right)
  }
  return undefined
}

/** The object, also of a function that does nothing but return it. */
const returned = (compiler: Compiler, written: Expression) =>
  compiler.isArrowFunction(written) && !compiler.isBlock(written.body)
    ? objectValues(compiler, written.body)
    : objectValues(compiler, written)
