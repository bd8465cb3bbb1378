/** The colour a parent has chosen for the pet; none before this. */
export function petCoats(): string[] {
  return ['alter table child_profiles add column pet_coat text'];
}
