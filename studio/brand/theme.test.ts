import { buildTheme, getContrastRatio } from '@sanity/ui/theme'
import { expect, it } from 'vitest'
import { studioTheme } from './theme.ts'

/** Buttons of a theme with a contrast below 4.5:1, on cards of any tone. */
function lowContrastButtons({ v2 }: Pick<typeof studioTheme, 'v2'>): string[] {
  return Object.entries(v2?.color ?? {}).flatMap(([scheme, cards]) =>
    Object.entries(cards).flatMap(([card, { button }]) =>
      Object.entries(button.default).flatMap(([tone, states]) =>
        Object.entries(states).flatMap(([state, { bg, fg }]) =>
          state !== 'disabled' && getContrastRatio(bg, fg) < 4.5
            ? [`${scheme} ${card} ${tone} ${state}`]
            : [],
        ),
      ),
    ),
  )
}

it('has buttons with sufficient contrast on every card tone, in both colour schemes', () => {
  expect(lowContrastButtons(studioTheme)).toEqual([])
  // Sanity's default theme fails, which proves that the check works.
  expect(lowContrastButtons(buildTheme())).toContain('light default primary enabled')
})
