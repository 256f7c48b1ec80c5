import config from '#payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { payloadRest } from '#src/http/payload-rest.ts'

export const GET = payloadRest(REST_GET(config))
export const POST = payloadRest(REST_POST(config))
export const DELETE = payloadRest(REST_DELETE(config))
export const PATCH = payloadRest(REST_PATCH(config))
export const PUT = payloadRest(REST_PUT(config))
export const OPTIONS = payloadRest(REST_OPTIONS(config))
