/** A service with its place in the drawing. */
export interface Star {
  id: string;
  x: number;
  y: number;
  radius: number;
}

/** A drawing of all services (build/constellationData.ts). */
export interface ConstellationProps {
  width: number;
  height: number;
  stars: readonly Star[];
}
