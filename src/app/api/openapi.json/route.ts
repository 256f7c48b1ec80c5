import { openApiDocument } from '#src/contract/api/openapi.ts'

export const dynamic = 'force-static'

export const GET = () => Response.json(openApiDocument())
