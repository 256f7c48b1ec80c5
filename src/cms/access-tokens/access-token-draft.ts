import { z } from 'zod'
import { tokenScopeSchema } from '#src/contract/token-scope.ts'
import { parseJson } from '#src/lib/json-record.ts'

/** Values of the control for the end of a token, in days. */
export const TOKEN_ENDS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const

const accessTokenDraftSchema = z.object({
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  days: z.enum(TOKEN_ENDS.map(({ value }) => value)),
})
export type AccessTokenDraft = z.infer<typeof accessTokenDraftSchema>

export const EMPTY_DRAFT: AccessTokenDraft = { name: '', scopes: [], days: '90' }

const KEY = 'folio-token-draft'

export const saveAccessTokenDraft = (draft: AccessTokenDraft) =>
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(draft)))

export function loadAccessTokenDraft(): AccessTokenDraft | null {
  const text = inStorage((storage) => storage.getItem(KEY))
  return accessTokenDraftSchema.safeParse(parseJson(text ?? '')).data ?? null
}

export const clearAccessTokenDraft = () => inStorage((storage) => storage.removeItem(KEY))

/** Undefined where storage is blocked or full: then the form is empty after the sign-in. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
