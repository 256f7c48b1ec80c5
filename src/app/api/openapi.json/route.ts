import { openApiDocument } from '#src/contract/openapi.ts'

export const dynamic = 'force-static'

export const GET = () => Response.json(openApiDocument())
