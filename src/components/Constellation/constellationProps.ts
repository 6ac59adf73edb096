/** A service with its place in the drawing. */
export interface Star {
  id: string;
  x: number;
  y: number;
  /** Of its circle. */
  radius: number;
  /** Half the width of its name. */
  halfWidth: number;
}

/** A drawing of all services (node/constellationData.ts). */
export interface ConstellationProps {
  width: number;
  height: number;
  stars: readonly Star[];
}
