import { projectFields } from '#src/contract/projects/project-fields.ts'
import { LazyEditor } from '#src/cms/components/links/lazy-editor.tsx'
import { textFields } from '#src/cms/documents/text-field.tsx'
import { useImageUpload } from '#src/cms/media/use-image-upload.ts'
import { LabelledCheckbox } from '#src/ui/controls/labelled-checkbox.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { ImageField } from '#src/cms/media/image-field.tsx'
import { LinkRows, OutcomeRows } from './project-rows.tsx'
import type { ProjectFormProps } from './project-rows.tsx'
import { StackField } from './stack-field.tsx'

export function ProjectForm(props: ProjectFormProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card>
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Texts {...props} />
          <OutcomeRows {...props} />
          <LinkRows {...props} />
        </CardBody>
      </Card>
      <Details {...props} />
    </div>
  )
}

function Texts({ value, problems, change }: ProjectFormProps) {
  const uploadImage = useImageUpload()
  const { summary, body } = projectFields
  const text = textFields({ fields: projectFields, value, problems, onChange: change })
  return (
    <>
      {text('title', { field: { isRequired: true }, autoFocus: value.title === '' })}
      {text('summary', {
        field: { hint: `${summary.hint} Defaults to the beginning of the text.` },
        rows: 2,
      })}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <span className="text-xs font-medium text-muted">{body.label}</span>
        <LazyEditor
          label={body.label}
          format="lexical"
          value={value.body}
          onChange={(content) => change({ body: content })}
          isInvalid={problems['body'] !== undefined}
          uploadImage={uploadImage}
        />
        <p className="text-xs text-muted">{body.hint}</p>
        {problems['body'] && (
          <p role="alert" className="text-xs text-danger">
            {problems['body']}
          </p>
        )}
      </div>
    </>
  )
}

function Details({ value, problems, change }: ProjectFormProps) {
  const { cover, isFeatured } = projectFields
  const text = textFields({ fields: projectFields, value, problems, onChange: change })
  const stackProblem = Object.entries(problems).find(([path]) => path.startsWith('stack'))?.[1]
  return (
    <Card>
      <CardHeader>
        <CardTitle>Details</CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LabelledCheckbox
          label={isFeatured.label}
          hint={isFeatured.hint}
          isChecked={value.isFeatured}
          onChange={(isChecked) => change({ isFeatured: isChecked })}
        />
        <ImageField
          noun="cover"
          {...cover}
          problem={problems['cover']}
          url={value.cover}
          onChoose={(item) => change({ cover: item?.url ?? null })}
          preview={
            value.cover !== null && (
              <img
                src={value.cover}
                alt="Preview of the cover"
                className="aspect-video w-full rounded-card border border-border bg-raised object-cover"
              />
            )
          }
        />
        {text('period')}
        {text('role')}
        <StackField
          value={value.stack}
          problem={stackProblem}
          onChange={(stack) => change({ stack })}
        />
        {text('slug')}
      </CardBody>
    </Card>
  )
}
