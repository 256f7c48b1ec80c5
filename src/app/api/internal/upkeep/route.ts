import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { route } from '#src/http/route.ts'
import { runMaintenance } from '#src/services/maintenance/maintenance.ts'

export const POST = route(internalCalls.runMaintenance, () => runMaintenance())
