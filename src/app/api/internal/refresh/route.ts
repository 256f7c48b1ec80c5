import { internalRefresh } from '#src/http/internal-call.ts'

export const POST = internalRefresh
