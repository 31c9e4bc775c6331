import { Box, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useLeadCounts } from './use-leads.ts'

/** How many rows of packages and sources are shown. */
const shownRows = 6

/** Numbers of the last twelve weeks, without spam. */
export function LeadCounts() {
  const counts = useLeadCounts()
  if (!counts) return null
  const weeks = counts.weeks.map(({ name, count }) => ({ name: weekName(name), count }))
  return (
    <Grid gridTemplateColumns={[1, 1, 3]} gap={3}>
      <Bars title="By week (from Monday)" rows={weeks.slice(-shownRows).reverse()} />
      <Bars title="By package, 12 weeks" rows={named(counts.packages, 'Not from a package page')} />
      <Bars title="By source, 12 weeks" rows={named(counts.sources, 'Not known')} />
    </Grid>
  )
}

type Row = { name: string; count: number }

function Bars({ title, rows }: { title: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Card border radius={3} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {rows.length === 0 && (
          <Text size={1} muted>
            None yet
          </Text>
        )}
        <Stack as="ul" gap={3} paddingLeft={0} style={{ listStyle: 'none', margin: 0 }}>
          {rows.map(({ name, count }) => (
            <Stack as="li" key={name} gap={2}>
              <Flex justify="space-between" gap={3}>
                <Text size={1} textOverflow="ellipsis">
                  {name}
                </Text>
                <Text size={1} weight="medium">
                  {count}
                </Text>
              </Flex>
              <Box
                aria-hidden
                style={{
                  height: 4,
                  borderRadius: 2,
                  background: 'var(--card-focus-ring-color)',
                  width: `${(count / most) * 100}%`,
                }}
              />
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function named(rows: readonly Row[], unknown: string): Row[] {
  return rows.slice(0, shownRows).map(({ name, count }) => ({ name: name || unknown, count }))
}

/** `2026-11-23` as “23 Nov”. */
function weekName(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}
