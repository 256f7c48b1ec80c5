import { llmsResponse } from '#src/publishing/llms-response.ts'

export const dynamic = 'force-static'

export const GET = async () => llmsResponse()
