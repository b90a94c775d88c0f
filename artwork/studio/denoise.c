/* One layer of a network that removes noise: 3 x 3 weights over a picture with a border of one pixel, then nothing below zero.
   x (H+2, W+2, I), y (H, W, O) and w (O/16, 3, 3, I, 16) hold a pixel's values side by side; O is a multiple of 16, W at least 8. */
typedef float lane __attribute__((vector_size(64), aligned(4)));

void layer(int H, int W, int I, int O, const float *x, const float *w, const float *b, float *y) {
  #pragma omp parallel for schedule(dynamic, 4)
  for (int row = 0; row < H; row++)
    for (int o = 0; o < O / 16; o++)
      for (int at = 0; at < W; at += 8) {
        int col = at < W - 8 ? at : W - 8; /* the last eight may overlap */
        lane sum[8];
        for (int p = 0; p < 8; p++) sum[p] = *(const lane *)(b + 16 * o);
        for (int tap = 0; tap < 9; tap++) {
          const float *in = x + ((long)(row + tap / 3) * (W + 2) + col + tap % 3) * I, *weights = w + (long)(o * 9 + tap) * I * 16;
          for (int i = 0; i < I; i++) {
            lane weight = *(const lane *)(weights + 16 * i);
            for (int p = 0; p < 8; p++) sum[p] += weight * in[p * I + i];
          }
        }
        for (int p = 0; p < 8; p++)
          for (int k = 0; k < 16; k++) y[((long)row * W + col + p) * O + 16 * o + k] = sum[p][k] > 0 ? sum[p][k] : 0;
      }
}
