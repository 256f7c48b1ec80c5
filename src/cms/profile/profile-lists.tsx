import type { ReactNode } from 'react'
import { Card, CardBody } from '#src/ui/display/card.tsx'
import { AchievementList } from './achievement-list.tsx'
import { FieldAnchor } from './field-anchor.tsx'
import { TextRows } from './text-rows.tsx'
import type { ProfilePart } from './profile-parts.ts'

export function ProfileLists(part: ProfilePart) {
  return (
    <>
      <ListCard field="experience">
        <TextRows
          {...part}
          list="experience"
          lines={['title', 'company', 'period', 'location']}
          example="Engineer, Harbour Ltd, 2021 – today, Lisbon"
          paragraph="achievements"
          titleOf={({ title, company }) => [title, company].filter(Boolean).join(', ')}
        />
      </ListCard>
      <ListCard field="achievements">
        <AchievementList {...part} />
      </ListCard>
      <ListCard field="education">
        <TextRows
          {...part}
          list="education"
          lines={['degree', 'institution', 'year', 'grade']}
          example="MSc Physics, University of Bern, 2014"
          titleOf={({ degree, institution }) => [degree, institution].filter(Boolean).join(', ')}
        />
      </ListCard>
      <ListCard field="publications">
        <TextRows
          {...part}
          list="publications"
          lines={['title', 'venue', 'date']}
          example="Counting rows, A Journal, May 2022"
          titleOf={({ title }) => title}
        />
      </ListCard>
    </>
  )
}

const ListCard = ({ field, children }: { field: string; children: ReactNode }) => (
  <FieldAnchor field={field}>
    <Card>
      <CardBody>{children}</CardBody>
    </Card>
  </FieldAnchor>
)
