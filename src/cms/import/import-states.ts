import type { Import } from '#src/contract/import/import-schemas.ts'
import type { BadgeTone } from '#src/ui/display/badge.tsx'

type StateText = { title: string; badge: string; tone: BadgeTone; text?: string }

export const STATES: Record<Import['phase'], Record<Import['state'], StateText>> = {
  plan: {
    running: { title: 'Planning the import', badge: 'Planning', tone: 'neutral' },
    done: {
      title: 'Review the plan (nothing has been imported yet)',
      badge: 'Planned',
      tone: 'neutral',
    },
    failed: { title: 'This cannot be imported', badge: 'Failed', tone: 'danger' },
    cancelled: { title: 'The plan was discarded', badge: 'Discarded', tone: 'neutral' },
    interrupted: {
      title: 'Planning was interrupted',
      badge: 'Interrupted',
      tone: 'warning',
      text: 'The server was restarted. Discard the plan and upload the files again.',
    },
  },
  import: {
    running: { title: 'Importing', badge: 'Running', tone: 'accent' },
    done: { title: 'Imported', badge: 'Imported', tone: 'success' },
    failed: { title: 'The import has failed', badge: 'Failed', tone: 'danger' },
    cancelled: { title: 'The import was stopped', badge: 'Stopped', tone: 'warning' },
    interrupted: {
      title: 'The import was interrupted',
      badge: 'Interrupted',
      tone: 'warning',
      text: 'The server was restarted. Posts imported so far are kept and will not be duplicated. Continue, or revert the import below.',
    },
  },
}
