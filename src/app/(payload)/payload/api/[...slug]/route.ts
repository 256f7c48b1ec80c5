import config from '#payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { withRestRules } from '#src/http/payload-rest.ts'

export const GET = withRestRules(REST_GET(config))
export const POST = withRestRules(REST_POST(config))
export const DELETE = withRestRules(REST_DELETE(config))
export const PATCH = withRestRules(REST_PATCH(config))
export const PUT = withRestRules(REST_PUT(config))
export const OPTIONS = withRestRules(REST_OPTIONS(config))
