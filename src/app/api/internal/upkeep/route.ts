import { internalCalls } from '#src/contract/internal-calls.ts'
import { route } from '#src/http/route.ts'
import { runMaintenance } from '#src/services/upkeep.ts'

export const POST = route(internalCalls.runMaintenance, () => runMaintenance())
