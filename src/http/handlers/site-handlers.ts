import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import { pageVisitorOf } from '#src/http/page-visitor.ts'
import {
  getChosenAppearance,
  updateAppearance,
} from '#src/services/appearance/appearance-service.ts'
import { getPageViewReport } from '#src/services/page-views/page-view-report.ts'
import { countPageView } from '#src/services/page-views/page-views.ts'
import * as redirects from '#src/services/redirects/redirect-service.ts'
import { getReleaseState } from '#src/services/release/release-service.ts'
import { searchAll } from '#src/services/search/search-all.ts'
import { searchPublished } from '#src/services/search/search-service.ts'
import * as settings from '#src/services/settings/settings-service.ts'

export const siteHandlers: Handlers<'site'> = {
  getAppearance: getChosenAppearance,
  updateAppearance,
  ...handlersOf(redirects),
  ...handlersOf(settings),
  search: searchPublished,
  searchAll,
  createVisit: ({ actor, body }, request) =>
    countPageView({ actor, ...body, fingerprint: pageVisitorOf(request) }),
  getVisits: getPageViewReport,
  getReleaseState,
}
