// Cloth by extended position-based dynamics: particles joined by distance constraints, small steps, one pass a step.
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BOTH = 0, PULL = 1, PUSH = 2 }; // PULL acts only when too long, PUSH only when too short

typedef struct {
  int n;              // particles
  float *x, *weight;  // positions; inverse masses, 0 holds a particle where it is
  float *push;        // constant acceleration of each particle, m/s2
  int links;          // stretch, shear and bend
  int *link;
  float *length, *give;
  int *kind;
  int seams;          // pairs drawn together while sewing
  int *seam;
  int capsules;       // x0 y0 z0 x1 y1 z1 r0 r1
  float *capsule;
  int planes;         // nx ny nz d: keeps n.x >= d
  float *plane;
  float *flat;        // place of a particle in its pattern piece
  int *piece;
  float *fromSeam;    // distance to the nearest seam, in the pattern
  int frames, steps, sewing;
  float gravity, thickness, damping, friction;
} Cloth;

static inline void join(float *x, const float *w, int i, int j, float rest, float give, int kind) {
  float dx = x[3*i]-x[3*j], dy = x[3*i+1]-x[3*j+1], dz = x[3*i+2]-x[3*j+2];
  float d = sqrtf(dx*dx + dy*dy + dz*dz), s = w[i] + w[j];
  if (d < 1e-9f || s == 0 || (kind == PULL && d < rest) || (kind == PUSH && d > rest)) return;
  float c = (d - rest) / (s + give) / d, a = -w[i]*c, b = w[j]*c;
  x[3*i] += a*dx; x[3*i+1] += a*dy; x[3*i+2] += a*dz;
  x[3*j] += b*dx; x[3*j+1] += b*dy; x[3*j+2] += b*dz;
}

static float apart(const float *x, int i, int j) {
  float dx = x[3*i]-x[3*j], dy = x[3*i+1]-x[3*j+1], dz = x[3*i+2]-x[3*j+2];
  return dx*dx + dy*dy + dz*dz;
}

/** Pairs near enough to touch within the next few steps, without neighbours in the cloth. */
static int near(const Cloth *c, int *head, int *next, int mask, int *pairs, int most) {
  float reach = c->thickness*1.9f, ih = 1/reach;
  int count = 0;
  memset(head, 255, 4*(mask+1));
  for (int i = 0; i < c->n; i++) {
    int a = (int)floorf(c->x[3*i]*ih), b = (int)floorf(c->x[3*i+1]*ih), d = (int)floorf(c->x[3*i+2]*ih);
    for (int A = a-1; A <= a+1; A++) for (int B = b-1; B <= b+1; B++) for (int D = d-1; D <= d+1; D++) {
      unsigned h = ((unsigned)A*73856093u ^ (unsigned)B*19349663u ^ (unsigned)D*83492791u) & mask;
      for (int j = head[h]; j >= 0; j = next[j]) {
        if (apart(c->x, i, j) > reach*reach) continue;
        if (c->piece[i] == c->piece[j]) {
          float du = c->flat[2*i]-c->flat[2*j], dv = c->flat[2*i+1]-c->flat[2*j+1];
          if (du*du + dv*dv < c->thickness*c->thickness*2.4f) continue;
        } else if (c->fromSeam[i] + c->fromSeam[j] < c->thickness*1.9f) continue;
        if (count < most) { pairs[2*count] = i; pairs[2*count+1] = j; count++; }
      }
    }
    unsigned h = ((unsigned)a*73856093u ^ (unsigned)b*19349663u ^ (unsigned)d*83492791u) & mask;
    next[i] = head[h]; head[h] = i;
  }
  return count;
}

static void keepOut(const Cloth *c, int i, const float *before) {
  float *p = c->x + 3*i;
  for (int k = 0; k < c->capsules; k++) {
    const float *q = c->capsule + 8*k;
    float ax = q[3]-q[0], ay = q[4]-q[1], az = q[5]-q[2], bx = p[0]-q[0], by = p[1]-q[1], bz = p[2]-q[2];
    float l = ax*ax + ay*ay + az*az, t = l > 0 ? (ax*bx + ay*by + az*bz)/l : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    float r = q[6]*(1-t) + q[7]*t, ex = bx-t*ax, ey = by-t*ay, ez = bz-t*az, d = sqrtf(ex*ex + ey*ey + ez*ez);
    if (d >= r || d < 1e-8f) continue;
    float out = (r-d)/d, nx = ex/d, ny = ey/d, nz = ez/d;
    p[0] += ex*out; p[1] += ey*out; p[2] += ez*out;
    float ux = p[0]-before[0], uy = p[1]-before[1], uz = p[2]-before[2], un = ux*nx + uy*ny + uz*nz, mu = c->friction*2;
    if (mu > .9f) mu = .9f;
    p[0] -= (ux-un*nx)*mu; p[1] -= (uy-un*ny)*mu; p[2] -= (uz-un*nz)*mu;
  }
  for (int k = 0; k < c->planes; k++) {
    const float *q = c->plane + 4*k;
    float d = q[0]*p[0] + q[1]*p[1] + q[2]*p[2] - q[3];
    if (d < 0) for (int m = 0; m < 3; m++) { p[m] -= q[m]*d; p[m] -= (p[m]-before[m])*.3f*(1-fabsf(q[m])); }
  }
}

void hang(Cloth *c) {
  int n = c->n, mask = (1<<16)-1, most = n*40, pairs = 0;
  float *before = malloc(12*n), *v = calloc(3*n, 4), *open = malloc(4*(c->seams+1)), *x = c->x, *w = c->weight;
  int *head = malloc(4*(mask+1)), *next = malloc(4*n), *pair = malloc(8*(size_t)most);
  float dt = 1.f/60/c->steps, inv = 1/(dt*dt), fastest = c->thickness > 0 ? .35f*c->thickness/dt : 8.f;
  for (int k = 0; k < c->seams; k++) open[k] = sqrtf(apart(x, c->seam[2*k], c->seam[2*k+1]));
  for (int f = 0; f < c->frames; f++) for (int q = 0; q < c->steps; q++) {
    if (c->thickness > 0 && q % 5 == 0) pairs = near(c, head, next, mask, pair, most);
    float g = f < c->sewing ? 0 : c->gravity;
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) before[3*i+k] = x[3*i+k];
      if (w[i] == 0) continue;
      float *u = v + 3*i;
      for (int k = 0; k < 3; k++) u[k] += c->push[3*i+k]*dt;
      u[2] -= g*dt;
      float speed = sqrtf(u[0]*u[0] + u[1]*u[1] + u[2]*u[2]), s = speed > fastest ? fastest/speed : 1;
      for (int k = 0; k < 3; k++) { u[k] *= s; x[3*i+k] += u[k]*dt; }
    }
    for (int k = 0; k < c->links; k++) join(x, w, c->link[2*k], c->link[2*k+1], c->length[k], c->give[k]*inv, c->kind[k]);
    float sewn = c->sewing > 0 ? (f + (float)q/c->steps)/c->sewing : 1;
    if (sewn > 1) sewn = 1;
    for (int k = 0; k < c->seams; k++) join(x, w, c->seam[2*k], c->seam[2*k+1], open[k]*(1-sewn), 0, BOTH);
    for (int k = 0; k < pairs; k++) {
      int i = pair[2*k], j = pair[2*k+1];
      float d2 = apart(x, i, j);
      if (d2 >= c->thickness*c->thickness || d2 < 1e-14f) continue;
      join(x, w, i, j, c->thickness, .2f, PUSH);
      for (int m = 0; m < 3; m++) {
        float vi = x[3*i+m]-before[3*i+m], vj = x[3*j+m]-before[3*j+m], mean = (vi+vj)*.5f;
        if (w[i] > 0) x[3*i+m] += (mean-vi)*c->friction*.5f;
        if (w[j] > 0) x[3*j+m] += (mean-vj)*c->friction*.5f;
      }
    }
    for (int i = 0; i < n; i++) if (w[i] > 0) keepOut(c, i, before + 3*i);
    float keep = 1 - c->damping*dt;
    for (int i = 0; i < 3*n; i++) v[i] = (x[i]-before[i])/dt*(keep < 0 ? 0 : keep);
  }
  free(before); free(v); free(open); free(head); free(next); free(pair);
}
