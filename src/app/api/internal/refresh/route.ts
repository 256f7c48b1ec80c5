import { internalRefresh } from '#src/http/internal-refresh.ts'

export const POST = internalRefresh
