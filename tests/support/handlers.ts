import type { Call } from '#src/contract/call.ts'

export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>

const modules = import.meta.glob<Record<string, Handler>>('../../src/app/{api,files}/**/route.ts')

/** The route handler of a documented call, by its path, as Next resolves it. */
export async function handlerOf(call: Call): Promise<Handler> {
  const folder = call.path.replace(/\{(\w+)\}/g, '[$1]')
  const module = await modules[`../../src/app${folder}/route.ts`]?.()
  const handler = module?.[call.method]
  if (!handler) throw new Error(`${call.method} ${call.path} has no route handler`)
  return handler
}
