import type { EditedProject, StoredProject } from '#src/contract/projects/edited-project.ts'
import type { WithETag } from '#src/queries/client.ts'
import { storedDocument } from '#src/cms/documents/document-kind.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'

const EMPTY: EditedProject = {
  ...{ title: '', summary: '', cover: null, outcomes: [], body: '', links: [] },
  ...{ slug: '', isFeatured: false, period: '', role: '', stack: [] },
}

export const newProject: StoredDocument<EditedProject> = {
  ...{ id: null, form: EMPTY, etag: null, state: 'draft', at: null, path: null },
}

export const toDocument = ({ data: { project, ...metadata }, etag }: WithETag<StoredProject>) =>
  storedDocument({ form: project, etag, ...metadata })

/** Removes rows that were added and never filled. */
export const withoutBlankRows = (project: EditedProject): EditedProject => ({
  ...project,
  outcomes: project.outcomes.filter(({ figure, meaning }) => (figure + meaning).trim() !== ''),
  links: project.links.filter(({ label, url }) => (label + url).trim() !== ''),
})
