'use client'

import { useQuery } from '@tanstack/react-query'
import { projectFields } from '#src/contract/projects/project-fields.ts'
import type { ComparedProjectField } from '#src/contract/projects/project-schemas.ts'
import { projectComparisonOptions } from '#src/queries/project-queries.ts'
import { LoadedComparison } from '#src/cms/documents/loaded-comparison.tsx'
import type { ComparedVersions } from '#src/cms/documents/version-row.tsx'

const labelOf = (name: ComparedProjectField) =>
  name === 'status' ? 'Status' : projectFields[name].label

/** What changed from one version of a project to another. */
export function ProjectComparison({ id, version, against }: ComparedVersions & { id: string }) {
  const query = useQuery(projectComparisonOptions(id, { version, against }))
  return <LoadedComparison query={query} id={`${version} ${against}`} labelOf={labelOf} />
}
