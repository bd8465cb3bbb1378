/**
 * In the place of react-remove-scroll, which only Radix's dialog overlay uses. Ours is a plain scrim (shared/ui/scrim.tsx):
 * the real one writes a style element, against our content security policy, and weighs 4 kB on every screen with a sheet.
 */
export function RemoveScroll(): never {
  throw new Error('Use Scrim instead of Dialog.Overlay');
}
