import { Badge, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { ReleaseLink } from '../releases/release-link.tsx'
import { momentWithZone } from '../ui/moment-with-zone.ts'
import { useListenedQuery } from '../ui/use-listened-query.ts'
import { calendarWeeks, type Scheduled, scheduledQuery } from './scheduled.ts'

/** What is scheduled and what failed, with a calendar unless that would be empty. */
export function ScheduledPanel() {
  const scheduled = useListenedQuery<Scheduled[]>(scheduledQuery, {})
  if (scheduled === 'failed' || !scheduled) return null
  return (
    <Stack as="section" gap={4} data-testid="scheduled">
      <Heading as="h2" size={1}>
        Scheduled
      </Heading>
      {scheduled.length === 0 && (
        <Text size={1} muted>
          Nothing is scheduled.
        </Text>
      )}
      <Stack as="ul" gap={2}>
        {scheduled.map((release) => (
          <Card as="li" key={release.name} border radius={2} padding={3}>
            <Flex align="center" gap={3} justify="space-between">
              <Stack gap={3}>
                <Text weight="medium">
                  <ReleaseLink {...release}>{titleOf(release)}</ReleaseLink>
                </Text>
                <Text size={1} muted>
                  {[
                    release.draft ? 'Draft' : countOf(release.documents),
                    release.publishAt && momentWithZone(release.publishAt),
                    release.error,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
              {release.error && <Badge tone="critical">Not published</Badge>}
            </Flex>
          </Card>
        ))}
      </Stack>
      {scheduled.some(({ error }) => !error) && <Calendar scheduled={scheduled} />}
    </Stack>
  )
}

const countOf = (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`)

function titleOf({ draft, title }: Scheduled): string {
  return (draft ? draft.title : title) || 'Untitled'
}

/** The next eight weeks. Its times are in the time zone of the browser, like those of the list above. */
function Calendar({ scheduled }: { scheduled: Scheduled[] }) {
  const [first = [], ...others] = calendarWeeks(scheduled, new Date())
  return (
    <Card border radius={2} overflow="auto">
      <table style={{ width: '100%', minWidth: 640, borderCollapse: 'collapse', tableLayout: 'fixed' }}>
        <caption style={{ position: 'absolute', clipPath: 'inset(50%)' }}>The next eight weeks</caption>
        <thead>
          <tr>
            {first.map(({ date }) => (
              <th key={date.getDay()} scope="col" style={{ textAlign: 'start', padding: '0.6em' }}>
                <Text size={1} muted>
                  {date.toLocaleDateString('en-GB', { weekday: 'short' })}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[first, ...others].map((week) => (
            <tr
              key={week[0]?.date.toDateString()}
              style={{ borderTop: '1px solid var(--card-border-color)' }}
            >
              {week.map(({ date, isPast, scheduled: releases }) => (
                <td key={date.getDay()} style={{ verticalAlign: 'top', padding: '0.6em' }}>
                  <Stack gap={2}>
                    <Text size={0} muted={isPast || releases.length === 0}>
                      {date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}
                    </Text>
                    {releases.map((release) => (
                      <Box key={release.name}>
                        <Text size={0} weight="medium">
                          <ReleaseLink {...release}>{`${timeOf(release)} ${titleOf(release)}`}</ReleaseLink>
                        </Text>
                      </Box>
                    ))}
                  </Stack>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function timeOf({ publishAt }: Scheduled): string {
  return new Date(publishAt ?? '').toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
