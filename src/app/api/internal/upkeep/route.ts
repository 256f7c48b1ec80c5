import { internalUpkeep } from '#src/http/internal-call.ts'

export const POST = internalUpkeep
